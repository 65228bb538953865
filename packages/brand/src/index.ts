export type { BrandProblem } from './BrandProblem.ts'
export { checkBrand } from './checkBrand.ts'
