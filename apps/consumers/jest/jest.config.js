module.exports = {
  testTimeout: 60_000,
  // jsdom with the globals of Node (fetch, Request, structuredClone), which Jest's own takes away.
  testEnvironment: 'jest-fixed-jsdom',
  setupFiles: ['./jest.setup.js'],
  transform: { '\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }] },
  // The kit, and the digests that it uses, are published as ES modules: Jest has to turn them into CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!(?:@onlend|@noble)/)'],
}
