/** Where a long sheet is cut into pages: between lines and rows, never through them. */

/** Something that must not be cut, from its top to its bottom, in pixels from the sheet's top. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  /** A heading: it does not stand last on a page. */
  readonly keepWithNext?: boolean;
}

/** Line boxes may overlap by a pixel; shrunk so, one does not push the next. */
const OVERLAP = 0.5;

/**
 * The top of each page.
 * @param height of the whole sheet
 * @param room that a page has
 */
export function pageBreaks(boxes: readonly Box[], height: number, room: number): readonly number[] {
  const sorted = [...boxes].sort((one, other) => one.top - other.top);
  const tops = [0];
  for (;;) {
    const top = tops.at(-1) ?? 0;
    if (height - top <= room) return tops;
    const next = cut(sorted, top, top + room);
    tops.push(next);
  }
}

const isCut = ({ top, bottom }: Box, place: number): boolean => top + OVERLAP < place && bottom - OVERLAP > place;

/** The lowest place up to `limit` that cuts nothing; `limit` itself where a box is taller than a page. */
function cut(sorted: readonly Box[], top: number, limit: number): number {
  let place = limit;
  for (let moved = true; moved;) {
    moved = false;
    for (const { top: boxTop, bottom } of sorted) {
      const fits = bottom - boxTop <= limit - top;
      if (fits && isCut({ top: boxTop, bottom }, place) && boxTop > top) {
        // Where the line above reaches into this one, the cut goes through the middle of what they share.
        place = [boxTop, boxTop + OVERLAP].find((between) => !sorted.some((box) => isCut(box, between))) ?? boxTop;
        moved = true;
      }
    }
    const last = sorted.findLast(({ top: boxTop, bottom }) => boxTop >= top && bottom - OVERLAP <= place);
    const staysWhole = sorted.every((box) => box.top > top || !isCut(box, last?.top ?? 0));
    if (last?.keepWithNext === true && last.top > top && last.top < place && staysWhole) {
      place = last.top;
      moved = true;
    }
  }
  return place > top ? place : limit;
}
