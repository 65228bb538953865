/** The brands that the toolbar of the showroom offers. */
export const showroomBrands = [
  { value: 'none', title: 'No brand' },
  { value: 'marketday', title: 'Marketday' },
  { value: 'pwani', title: 'Pwani Pay' },
  { value: 'sahel', title: 'Sahel Crédit' },
  { value: 'harbour', title: 'Harbour Pay' },
  { value: 'lowContrast', title: 'Low contrast (repaired)' },
  { value: 'broken', title: 'Broken JSON (ignored)' },
  { value: 'pasted', title: 'Pasted in the playground' },
] as const

/** A brand of the toolbar by its value. */
export type ShowroomBrand = (typeof showroomBrands)[number]['value']
