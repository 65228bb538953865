module.exports = {
  preset: 'react-native',
  // React Native and the kit are published as ES modules: Jest has to turn them into CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!@onlend/|react-native|@react-native)'],
}
