/** A name of 80 characters, as the design asks every list to bear. */
export const LONG_NAME =
  'Wilhelmina-Alexandra Featherstonehaugh-Cholmondeley van der Westhuizen of Québec';

/** Longer than any card shows on one line. */
export const LONG_ADDRESS =
  '12345 Chemin du Grand-Bernier Nord, Unité 1207, Saint-Jean-sur-Richelieu, QC J2W 1H1, Canada';
