import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect } from 'vitest'
import type { Attack } from '../test/Attack.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'

const ownLimit = '/v1/customer-partner/cp_alpha/credit-limit/current'
const getLimit = (id: string): string => `/lending/v1/customer-partner/${id}/credit-limit/current`

/** Asks for each path as A; the service may see nothing, or the one path that A may read, spelt as the service knows it. */
async function tryPaths(harness: AttackHarness, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { answers } = await harness.raw([harness.write({ path, by: 'uA' })])
    const [answer] = answers
    const forwarded = harness.upstream.calls.splice(0).map(({ target }) => target)
    if (answer?.status === 200 && answer.headers['content-type']?.startsWith('application/json'))
      expect(forwarded, path).toEqual([ownLimit])
    else {
      expect(forwarded, path).toEqual([])
      if (answer && path.startsWith('/lending/')) expect([400, 403, 404], path).toContain(answer.status)
    }
  }
}

/** Threats S01, S02 and S06: paths as raw bytes. */
export const pathAttacks: readonly Attack[] = [
  {
    title: 'S01, S02: dot segments, plain or encoded, never lead to another partner',
    tried: 'dot segments in and around the partner id, as raw bytes',
    run: (harness) =>
      tryPaths(
        harness,
        ['..', '%2e%2e', '%2E.', '.%2e', '.%2E', '%2e%2E'].flatMap((dots) => [
          getLimit(`cp_alpha/${dots}/cp_beta`),
          getLimit(`cp_beta/${dots}/cp_alpha`),
          getLimit(dots),
          `/lending/v1/${dots}/v1/customer-partner/cp_beta/credit-limit/current`,
          `/lending/${dots}/lending${ownLimit.replace('alpha', 'beta')}`,
          `/${dots}/lending/v1/customer-partner/cp_beta/credit-limit/current`,
          getLimit(`./cp_beta`),
          getLimit(`cp_alpha/./${dots}/./cp_beta`),
        ]),
      ),
  },
  {
    title: 'S06: no spelling of the path makes the relay speak to another host',
    tried:
      'doubled slashes, backslashes, absolute and protocol-relative targets naming a listener of the attacker',
    run: async (harness) => {
      let visits = 0
      const evil = createServer(() => (visits += 1)).listen(0, '127.0.0.1')
      await once(evil, 'listening')
      // The cast follows what a server on a port returns.
      const host = `127.0.0.1:${(evil.address() as AddressInfo).port}`
      await tryPaths(harness, [
        `//${host}${ownLimit}`,
        `/lending//${host}${ownLimit}`,
        `/lending//v1/customer-partner/cp_alpha/credit-limit/current`,
        `/lending/v1//customer-partner/cp_alpha/credit-limit/current`,
        `//lending${ownLimit}`,
        `/\\${host}${ownLimit}`,
        `/lending/\\${host}`,
        `/lending\\v1\\customer-partner\\cp_alpha\\credit-limit\\current`,
        `http://${host}/lending${ownLimit}`,
        `http://${host}${ownLimit}`,
        `https://${host}/lending${ownLimit}`,
        `/lending/@${host}${ownLimit}`,
        `/lending@${host}${ownLimit}`,
        `/lending${ownLimit}@${host}`,
        `/lending/v1/banks/${host}`,
        `/lending/http://${host}/v1/banks/nigeria`,
      ])
      evil.close()
      expect(visits).toBe(0)
    },
  },
]
