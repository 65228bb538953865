export { type CreateOnlendOptions, type Created, createOnlend } from './createOnlend.ts'
