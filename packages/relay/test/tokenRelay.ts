import type { TokenKey, TokenOptions } from '../src/identity/tokens/readTokenOptions.ts'
import { type TestAnswer, type TestRelay, testRelay } from './testRelay.ts'

/** Secrets of token mode that may never be seen outside the relay. */
export const tokenKeys: readonly TokenKey[] = [
  { id: '2026-03', secret: 'token_canary_secret_of_thirty_two_bytes_1' },
  { id: '2026-02', secret: 'token_canary_secret_of_thirty_two_bytes_0' },
]

/** The origin whose pages use tokens. */
export const shop = 'https://shop.test'

type SendOptions = NonNullable<Parameters<TestRelay['send']>[2]>

type TokenRelay = TestRelay & {
  /** Sends as a page of the shop: with its token and its origin, without a cookie and without the client's mark. */
  sendAs(token: string, method: string, path: string, options?: SendOptions): Promise<TestAnswer>
}

/** A relay with token mode on. */
export async function tokenRelay(
  changes: Omit<NonNullable<Parameters<typeof testRelay>[0]>, 'tokens'> & {
    tokens?: Partial<TokenOptions>
  } = {},
): Promise<TokenRelay> {
  const tokens = { keys: tokenKeys, origins: [shop], ...changes.tokens }
  const relay = await testRelay({ ...changes, tokens })
  return {
    ...relay,
    sendAs: (token, method, path, options = {}) =>
      relay.send(method, path, {
        as: null,
        ...options,
        headers: {
          Authorization: `Bearer ${token}`,
          Origin: shop,
          'Sec-Fetch-Site': 'cross-site',
          ...options.headers,
        },
      }),
  }
}
