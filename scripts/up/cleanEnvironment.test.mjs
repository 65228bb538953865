import { expect, test } from 'vitest'
import { cleanEnvironment } from './cleanEnvironment.mjs'

test('npm settings are dropped, in any spelling', () => {
  const clean = cleanEnvironment({
    PATH: '/bin',
    npm_config_global_prefix: '/usr',
    NPM_CONFIG_IGNORE_SCRIPTS: 'true',
    'npm_config_user-agent': 'npm/10',
    npm_package_json: '/app/package.json',
    npm_lifecycle_event: 'start',
  })
  expect(Object.keys(clean).filter((name) => /^npm_/i.test(name))).toEqual([])
  expect(clean.PATH).toBe('/bin')
})

test('what tells how to reach the registry stays', () => {
  const reach = {
    npm_config_cache: '/cache',
    npm_config_registry: 'https://registry.example/',
    npm_config_https_proxy: 'http://proxy:3128',
    'npm_config_https-proxy': 'http://proxy:3128',
    npm_config_userconfig: '/home/a/.npmrc',
    npm_execpath: '/usr/lib/node_modules/npm/bin/npm-cli.js',
    HTTPS_PROXY: 'http://proxy:3128',
  }
  expect(cleanEnvironment(reach)).toMatchObject(reach)
})

test('no tool sends usage figures home', () => {
  expect(cleanEnvironment({})).toEqual({
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  })
})
