import { useState } from 'react';
import type { Meta } from 'storybook-react-rsbuild';
import { AreaMap, MapPins, PickedPoint } from '../../src/area-map/index.ts';

export default { title: 'Maps' } satisfies Meta;

const HOME = { latitude: 43.6453, longitude: -79.4486 };
const place = (city: string, latitude: number, longitude: number, count: number) => ({
  ...{ key: city, latitude, longitude, count },
  isMarked: city === 'Oshawa',
  isCoarse: city === 'Hamilton',
});
const PLACES = [
  place('Toronto', 43.66, -79.4, 12),
  place('Mississauga', 43.59, -79.64, 3),
  place('Oshawa', 43.9, -78.86, 1),
  place('Hamilton', 43.25, -79.87, 120),
];

export const PinsAroundHome = () => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['Mississauga']));
  return (
    <AreaMap
      label="Open shifts on a map"
      area={{ centre: HOME, radius: 50_000 }}
      rings={{ centre: HOME, label: 'Home', limitKm: 50 }}
      googleMapsKey={null}
    >
      <MapPins
        places={PLACES}
        chosen={chosen}
        nameOf={([{ key, count }]) => `${count} shifts, ${key}`}
        onChoose={setChosen}
      />
    </AreaMap>
  );
};

export const APickedPoint = () => (
  <AreaMap
    label="Map around Toronto"
    area={{ centre: HOME, radius: 3_000 }}
    rings={{ centre: HOME, label: 'Toronto' }}
    googleMapsKey={null}
  >
    <PickedPoint position={{ latitude: 43.655, longitude: -79.44 }} />
  </AreaMap>
);
