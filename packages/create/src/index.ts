export { type CreateOnlendOptions, type Created, createOnlend } from './createOnlend.ts'
export type { Framework } from './frameworks/Framework.ts'
