import type { Configuration } from './readConfiguration.ts'

/** The address of the relay that runs with these settings on this machine, without its mount path. */
export function toNearAddress({ host, port }: Pick<Configuration, 'host' | 'port'>): string {
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${near.includes(':') ? `[${near}]` : near}:${port}`
}
