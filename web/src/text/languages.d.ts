/** Made by `plugins/languages.ts`: by language and section, what loads its words. */
declare module 'virtual:languages' {
  type Words = typeof import('./languages/en');
  const languages: Record<string, { [S in keyof Words]: () => Promise<Words[S]> }>;
  export default languages;
}
