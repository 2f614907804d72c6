/** A figure as one small SVG: black on white, text escaped, no style, script or reference. Safe in a browser. */
import { describeFigure } from './describe-figure.ts';
import { drawBaseTen, drawClock, drawCoins, drawDots, drawTenFrames } from './draw/draw-counters.ts';
import { drawBarGraph, drawBoxPlot, drawDotPlot, drawPictureGraph, drawScatter, drawSpinner, drawTable } from './draw/draw-data.ts';
import { drawAngle, drawBarModel, drawFractionBars, drawNumberLine, drawRuler } from './draw/draw-lines.ts';
import { drawGrid } from './draw/draw-grid.ts';
import { drawAreaModel, drawCircle, drawPolygon, drawRectangle } from './draw/draw-shapes.ts';
import { drawSolid } from './draw/draw-solid.ts';
import { type Drawing, escapeXml } from './draw/svg.ts';
import type { Figure, FigureKind, FigureOf } from './figure.ts';

const DRAW: { readonly [Kind in FigureKind]: (figure: FigureOf<Kind>) => Drawing } = {
  'number-line': drawNumberLine,
  'bar-model': drawBarModel,
  clock: drawClock,
  coins: drawCoins,
  'coordinate-grid': drawGrid,
  polygon: drawPolygon,
  rectangle: drawRectangle,
  'area-model': drawAreaModel,
  'fraction-bars': drawFractionBars,
  dots: drawDots,
  'ten-frames': drawTenFrames,
  'base-ten-blocks': drawBaseTen,
  ruler: drawRuler,
  'bar-graph': drawBarGraph,
  'picture-graph': drawPictureGraph,
  'dot-plot': drawDotPlot,
  'box-plot': drawBoxPlot,
  'scatter-plot': drawScatter,
  table: drawTable,
  angle: drawAngle,
  circle: drawCircle,
  solid: drawSolid,
  spinner: drawSpinner,
};

/** A whole SVG document with its text alternative as label. */
export function drawFigure(figure: Figure): string {
  const draw = DRAW[figure.kind] as (figure: Figure) => Drawing;
  const { width, height, marks } = draw(figure);
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${escapeXml(describeFigure(figure))}">`,
    `<rect width="${w}" height="${h}" fill="#fff"/>`,
    ...marks,
    '</svg>',
  ].join('');
}
