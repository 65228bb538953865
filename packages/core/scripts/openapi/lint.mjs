// Lints openapi.json by the rules of redocly.yaml, without asking the network for anything.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('redocly', ['lint', 'dist/openapi.json'], {
  stdio: 'inherit',
  // On Windows the command is a script.
  shell: process.platform === 'win32',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
process.exitCode = status ?? 1
