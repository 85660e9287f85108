const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420" viewBox="0 0 640 420">
  <rect width="640" height="420" fill="#f6f1e3"/>
  <rect x="20" y="20" width="600" height="380" fill="none" stroke="#1f8a4c" stroke-width="6"/>
  <path d="M160 150h320M160 210h240M160 250h280" stroke="#5a5a5a" stroke-width="14"/>
  <circle cx="500" cy="320" r="44" fill="#1f8a4c"/>
</svg>`;

/** The address of a picture that needs no server: a drawing of a paper with a seal. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;
