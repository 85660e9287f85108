import { metresBetween } from '@leafshift/domain/distance';
import { chooseLandmarks } from './choose-landmarks.ts';
import { clustersOf } from './clusters.ts';
import {
  metresPerPixel,
  movedBy,
  positionAt,
  ringsOf,
  roundBelow,
  windTo,
  worldPoint,
  zoomToShow,
} from './geometry.ts';
import { pictureOf } from './map-picture.tsx';
import { isPinBelow } from './rings.tsx';

const TORONTO = { latitude: 43.65, longitude: -79.4 };
const SIZE = { width: 480, height: 360 };

describe('The geometry of the map', () => {
  it('is that of maps of the web, there and back', () => {
    expect(worldPoint({ latitude: 0, longitude: 0 })).toEqual({ x: 128, y: 128 });
    const again = positionAt(worldPoint(TORONTO));
    expect(again.latitude).toBeCloseTo(TORONTO.latitude, 9);
    expect(again.longitude).toBeCloseTo(TORONTO.longitude, 9);
  });

  it('shows a circle of any radius whole', () => {
    const zoom = zoomToShow(50_000, SIZE, TORONTO.latitude);
    expect(50_000 / metresPerPixel(TORONTO.latitude, zoom)).toBeCloseTo(180, 6);
  });

  it.each([
    [{ north: 100, east: 0 }, 100, 'north'],
    [{ north: 0, east: -1000 }, 1000, 'west'],
    [{ north: -700, east: 700 }, 990, 'southEast'],
  ] as const)(
    'moves a point by metres and says in which direction it lies: %o',
    (step, metres, wind) => {
      const moved = movedBy(TORONTO, step);
      expect(Math.abs(metresBetween(TORONTO, moved) - metres)).toBeLessThan(metres / 100);
      expect(windTo(TORONTO, moved)).toBe(wind);
    },
  );

  it('draws the rings that can be told apart and are in sight', () => {
    expect(ringsOf(100, 600)).toEqual([5, 10, 25, 50]);
    expect(ringsOf(10, 600)).toEqual([1, 2, 5]);
  });

  it('writes a scale of 1, 2 or 5 with zeros', () => {
    expect([999, 1000, 3400, 78_000].map(roundBelow)).toEqual([500, 1000, 2000, 50_000]);
  });

  it('makes one pin of places that could not be pressed apart', () => {
    const place = (key: string, longitude: number) => ({
      ...{ key, latitude: 0, longitude, count: 1, isMarked: false, isCoarse: false },
    });
    const places = [place('a', 0), place('b', 30), place('c', 60)];
    const clusters = clustersOf(places, ({ longitude: x }) => ({ x, y: 0 }));
    expect(clusters.map((cluster) => cluster.places.map(({ key }) => key))).toEqual([
      ['a', 'b'],
      ['c'],
    ]);
  });

  it('names at most a dozen towns, the largest first, none over another or cut off', () => {
    const view = {
      size: SIZE,
      zoom: 8,
      centre: TORONTO,
      toPoint: ({ longitude: x, latitude: y }: typeof TORONTO) => ({ x, y }),
      toPosition: () => TORONTO,
    };
    const town = (name: string, x: number, y: number) => ({ name, longitude: x, latitude: y });
    const large = town('Toronto', 200, 100);
    const taken = [{ x: 200, y: 90, halfWidth: 22, halfHeight: 22 }];
    const cut = town('Hamilton', 5, 300);
    const many = Array.from({ length: 30 }, (_, at) =>
      town(`T${at}`, 60 + (at % 6) * 60, 150 + Math.floor(at / 6) * 40),
    );
    const chosen = chooseLandmarks([large, cut, ...many], view, taken);
    expect(chosen).toHaveLength(12);
    // Below the pin that lies over it.
    expect(chosen[0]).toMatchObject({ name: 'Toronto', point: { x: 200, y: 128 } });
    expect(chosen.map(({ name }) => name)).not.toContain('Hamilton');
    const heap = ['Ajax', 'Aurora', 'Acton', 'Alton'].map((name) => town(name, 240, 180));
    expect(chooseLandmarks(heap, view, [])).toHaveLength(3);
  });

  it('asks for a picture that covers what is seen, no larger than the service draws', () => {
    expect(pictureOf({ centre: TORONTO, zoom: 10, size: SIZE })).toMatchObject({
      zoom: 10,
      width: 480,
      height: 360,
    });
    const between = pictureOf({ centre: TORONTO, zoom: 10.5, size: SIZE });
    expect(between).toMatchObject({ zoom: 10, width: 340, height: 255 });
    const wide = pictureOf({ centre: TORONTO, zoom: 10, size: { width: 900, height: 400 } });
    expect(wide).toMatchObject({ zoom: 9, width: 450, height: 200 });
  });

  it('writes the name of the middle where no pin covers it, above or below', () => {
    const middle = { x: 100, y: 100 };
    expect(isPinBelow(middle, [])).toBe(false);
    expect(isPinBelow(middle, [{ x: 90, y: 110 }])).toBe(true);
    expect(isPinBelow(middle, [{ x: 90, y: 90 }])).toBe(false);
    expect(isPinBelow(middle, [{ x: 200, y: 110 }])).toBe(false);
  });
});
