/** The words of one device that goes round; a part of `en.ts`. */
import { listOf } from './format';

export const enPass = {
  screenPass: 'Pass one device round',
  screenPassSays: 'One phone or tablet goes from hand to hand.',
  thisDevice: 'this device goes round',

  lobbyTitle: 'Who plays?',
  lobbySays: 'Write down everybody who will hold this device.',
  name: 'Name',
  add: 'Add',
  players: 'Who plays',
  remove: (name: string) => `Remove ${name}`,

  /** A name in a mark of its own follows these. */
  handTo: 'Hand the device to',
  iAm: 'I am',
  nobodyLooks: 'Nobody else looks.',
  lookAtTable: 'Look at the table',
  somebodyElse: 'Somebody else has the device',
  isReady: 'ready',
  goWithout: (name: string) => `Go on without ${name}`,
  goWithoutSays: 'The table does not wait for now. “I am” is enough to be back.',
  hide: 'Hide',
  handOn: 'Hand on',
  waitFor: (names: readonly string[]) => `Waiting for ${listOf(names)}`,
  waitClock: 'Everybody is ready. The clock runs on.',

  notHere: 'Another device goes round here',
  notHereSays: 'The seats of this table are on the phone or tablet that opened it.',
  watch: 'Watch the table',
};
