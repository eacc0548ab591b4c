/**
 * The wire as the page sees it: the generated types, and names for what the page does with them.
 *
 * What may live here: names and narrowings, nothing that runs beyond a type guard.
 */
import type {
  AnyOptionsView,
  BrainView,
  Bye,
  FromServer,
  LobbyView,
  OptionsView,
  SlotView,
  StackView,
  View,
  WitsView,
} from './protocol.generated';

export type ServerMessage = FromServer;
export type ByeCode = Bye['code'];
/** A stack in the making: the page always says how many chips lie under it. */
export type Stack = StackView;

/** The name of a slot, whatever kind it is. */
export type SlotName = Pick<SlotView, 'guess' | 'slot'>;

export function isLobby(view: View): view is LobbyView {
  return view.phase === 'lobby';
}

export function isWits(view: View | undefined): view is WitsView {
  return view !== undefined && view.phase !== 'lobby' && view.game === 'wits-and-wagers';
}

export function isBrain(view: View | undefined): view is BrainView {
  return view !== undefined && view.phase !== 'lobby' && view.game === 'bet-your-brain';
}

export function isWitsOptions(options: AnyOptionsView): options is OptionsView {
  return 'edition' in options;
}

/** One string a slot, so that slots can be compared and keyed. */
export function slotKey(name: SlotName): string {
  return name.slot === undefined ? `guess:${name.guess}` : `slot:${name.slot}`;
}

export type {
  Ack,
  Action,
  BetOffer,
  BrainLegal,
  BrainOptionsView,
  BrainView,
  Bye,
  HostLegal,
  LobbyView,
  Me,
  RefusedMessage,
  SeatView,
  SlotOffer,
  OptionsView,
  SlotView,
  StackView,
  TableInfo,
  Update,
  View,
  WitsLegal,
  WitsView,
} from './protocol.generated';
