export { fastifyPlugin } from './fastifyPlugin.ts'
