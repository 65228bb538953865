import { expect, test } from 'vitest'
import { cleanEnvironment } from './cleanEnvironment.mjs'

test('npm settings are dropped, in any spelling; what tells how to reach the registry stays', () => {
  const kept = {
    PATH: '/bin',
    npm_config_registry: 'https://registry.example/',
    'npm_config_https-proxy': 'http://proxy:3128',
    npm_execpath: '/usr/lib/node_modules/npm/bin/npm-cli.js',
    HTTPS_PROXY: 'http://proxy:3128',
  }
  const dropped = {
    npm_config_global_prefix: '/usr',
    NPM_CONFIG_IGNORE_SCRIPTS: 'true',
    npm_package_json: '/a',
  }
  const clean = cleanEnvironment({ ...kept, ...dropped })
  expect(clean).toMatchObject(kept)
  for (const name of Object.keys(dropped)) expect(clean).not.toHaveProperty(name)
})
