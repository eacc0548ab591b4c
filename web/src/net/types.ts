/**
 * The wire as the page sees it: the generated types, with the raw parts named.
 *
 * What may live here: names and narrowings, nothing that runs beyond a type guard.
 */
import type {
  Ack,
  BetOffer,
  Bye,
  HostLegal,
  LobbyView,
  Me,
  Pong,
  RefusedMessage,
  SeatView,
  SlotOffer,
  SlotView,
  StackView,
  TableInfo,
  Welcome,
  WitsLegal,
  WitsView,
} from './protocol.generated';

export type View = LobbyView | WitsView;

/** An `Update` with its raw parts named (messages.py). A newer one replaces it. */
export interface Update {
  t: 'update';
  version: number;
  table: TableInfo;
  view: View;
  me: Me;
  legal?: WitsLegal;
  host?: HostLegal;
  take_hat?: boolean;
  draft?: string;
}

export type ServerMessage = Welcome | Update | Ack | RefusedMessage | Pong | Bye;
export type ByeCode = Bye['code'];

/** A stack of the contract's `bet`: one betting chip with won chips under it. */
export interface Stack {
  guess?: string;
  slot?: string;
  chips: number;
}

/** What a page may send as `act`; `for` is added by the session. */
export type Action =
  | { do: 'guess'; value: string }
  | { do: 'bet'; on: Stack[] }
  | { do: 'correct'; answer: string }
  | { do: 'more-time'; seconds: number }
  | { do: 'options'; options: Record<string, unknown> }
  | { do: 'hand-over' | 'free' | 'kick'; seat: number }
  | { do: 'rename'; seat: number; name: string }
  | {
      do:
        | 'done'
        | 'start'
        | 'next'
        | 'void'
        | 'end'
        | 'again'
        | 'pause'
        | 'go-on'
        | 'undo'
        | 'take-hat'
        | 'leave'
        | 'back';
    };

/** The name of a slot, whatever kind it is. */
export type SlotName = Pick<SlotView, 'guess' | 'slot'>;

export function isLobby(view: View): view is LobbyView {
  return view.phase === 'lobby';
}

export function isGame(view: View | undefined): view is WitsView {
  return view !== undefined && view.phase !== 'lobby';
}

/** One string a slot, so that slots can be compared and keyed. */
export function slotKey(name: SlotName): string {
  return name.slot === undefined ? `guess:${name.guess}` : `slot:${name.slot}`;
}

export type {
  Ack,
  BetOffer,
  Bye,
  HostLegal,
  LobbyView,
  Me,
  RefusedMessage,
  SeatView,
  SlotOffer,
  SlotView,
  StackView,
  TableInfo,
  WitsLegal,
  WitsView,
};
