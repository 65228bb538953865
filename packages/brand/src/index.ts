export type { BrandProblem } from './checkBrand.ts'
export { checkBrand } from './checkBrand.ts'
