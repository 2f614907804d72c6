/**
 * Which moves of a lesson fit a number of minutes, and how long each of them takes. Whole moves are in or out; every one stays
 * within its own bounds, and together they fill the time exactly.
 */
import type { SetMove } from './teaching-set.ts';

export interface FittedMove {
  readonly move: SetMove;
  readonly minutes: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const fewest = (moves: readonly SetMove[]): number => sum(moves.map(({ minutes }) => minutes[0]));
const most = (moves: readonly SetMove[]): number => sum(moves.map(({ minutes }) => minutes[1]));

/** Every choice of the moves beyond the core, the one with most of the earlier moves first. */
function choicesOf(extras: readonly SetMove[]): (readonly SetMove[])[] {
  const choices = Array.from({ length: 2 ** extras.length }, (_, bits) => extras.filter((_, index) => (bits & (1 << index)) !== 0));
  return choices.sort((one, other) => one.length - other.length);
}

/** What a lesson gains least from, in minutes by which a choice without it may fit worse: the objective is practiced before it is carried further. */
const SPARED: Readonly<Record<SetMove['phase'], number>> = { practice: 0, explain: 1, explore: 1, apply: 2, hook: 2, close: 2 };

/** Whether every move has those that it goes on from. */
const isWhole = (chosen: readonly SetMove[]): boolean =>
  chosen.every(({ needs }) => needs.every((id) => chosen.some((move) => move.id === id)));

/**
 * The core and as many other moves as can have a comfortable time: of all choices that can fill the minutes, the one whose
 * middle times come nearest to them, practice before applications.
 * @returns in the order of the lesson; undefined where no choice fits
 */
export function fitMoves(moves: readonly SetMove[], minutes: number): readonly FittedMove[] | undefined {
  const core = moves.filter((move) => move.core);
  let best: { readonly chosen: readonly SetMove[]; readonly distance: number } | undefined;
  for (const extras of choicesOf(moves.filter((move) => !move.core))) {
    const chosen = moves.filter((move) => core.includes(move) || extras.includes(move));
    if (fewest(chosen) > minutes || most(chosen) < minutes || !isWhole(chosen)) continue;
    const distance = Math.abs((fewest(chosen) + most(chosen)) / 2 - minutes) + sum(extras.map(({ phase }) => SPARED[phase]));
    if (!best || distance < best.distance) best = { chosen, distance };
  }
  return best && withMinutes(best.chosen, minutes);
}

/** What is left over the fewest minutes goes to the moves in proportion to how much longer each may take (largest remainder). */
function withMinutes(moves: readonly SetMove[], minutes: number): FittedMove[] {
  const spare = minutes - fewest(moves);
  const room = moves.map((move) => move.minutes[1] - move.minutes[0]);
  const share = room.map((more) => (sum(room) === 0 ? 0 : (more * spare) / sum(room)));
  const given = share.map(Math.floor);
  const byRemainder = share.map((exact, index) => ({ index, remainder: exact - Math.floor(exact) }));
  byRemainder.sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, spare - sum(given))) given[index] = (given[index] ?? 0) + 1;
  return moves.map((move, index) => ({ move, minutes: move.minutes[0] + (given[index] ?? 0) }));
}
