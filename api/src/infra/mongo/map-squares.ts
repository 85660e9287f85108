import { type Circle, metresBetween, type Position } from '@leafshift/domain/distance';
import type { Box } from './circle-filter.ts';

/**
 * The squares of the map that shifts are kept by, in degrees: in Canada a cell is 22 km high and 10 to
 * 25 km wide, a region ten times as much. Other sizes need a migration that counts every shift anew.
 */
const SQUARES = {
  cell: { latitude: 0.2, longitude: 0.3 },
  region: { latitude: 2, longitude: 3 },
} as const;

type Square = keyof typeof SQUARES;
export type CellField = Square;

/** As many cells as are asked for at once; a larger area is asked for by its regions. */
const MOST_CELLS = 50;

/** The squares of both sizes in which a place lies. */
export const cellsOf = (place: Position): Readonly<Record<Square, string>> => ({
  cell: squareOf('cell', place),
  region: squareOf('region', place),
});

/** The same, counted by the database from its own fields. */
export const CELLS_COUNTED = Object.fromEntries(
  (['cell', 'region'] as const).map((square) => {
    const step = (field: 'latitude' | 'longitude') => ({
      $toString: {
        $toInt: { $floor: { $divide: [`$location.${field}`, SQUARES[square][field]] } },
      },
    });
    return [square, { $concat: [step('latitude'), ',', step('longitude')] }];
  }),
);

/** The squares that an area touches, of the smaller size where these are few. */
export function cellsIn(area: Box): {
  readonly field: CellField;
  readonly cells: readonly string[];
} {
  const cells = squaresIn('cell', area);
  return cells.length <= MOST_CELLS
    ? { field: 'cell', cells }
    : { field: 'region', cells: squaresIn('region', area) };
}

/** How far the edge of a square may bend outwards between its corners, in metres. */
const BENT_METRES = 2_000;

/** Those of the squares that the edge of the circle may cross; the others lie inside. */
export const onTheEdge = (
  { field, cells }: ReturnType<typeof cellsIn>,
  circle: Circle,
): readonly string[] =>
  cells.filter((cell) =>
    cornersOf(field, cell).some(
      (corner) => metresBetween(corner, circle) > circle.withinKm * 1000 - BENT_METRES,
    ),
  );

function cornersOf(square: Square, cell: string): readonly Position[] {
  const size = SQUARES[square];
  const [row = 0, column = 0] = cell.split(',').map(Number);
  return [row, row + 1].flatMap((south) =>
    [column, column + 1].map((west) => ({
      latitude: south * size.latitude,
      longitude: west * size.longitude,
    })),
  );
}

const steps = (degrees: number, size: number): number => Math.floor(degrees / size);

function squareOf(square: Square, { latitude, longitude }: Position): string {
  const size = SQUARES[square];
  return `${steps(latitude, size.latitude)},${steps(longitude, size.longitude)}`;
}

function squaresIn(square: Square, { south, north, west, east }: Box): readonly string[] {
  const size = SQUARES[square];
  const rows = between(steps(south, size.latitude), steps(north, size.latitude));
  const columns = between(steps(west, size.longitude), steps(east, size.longitude));
  return rows.flatMap((row) => columns.map((column) => `${row},${column}`));
}

const between = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
