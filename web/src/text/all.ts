/** All words in English at once, for tests and benches; the built page never does this. */
import languages from 'virtual:languages';
import { words, type Section } from './index';

await words('en', Object.keys(languages['en'] ?? {}) as Section[]);
