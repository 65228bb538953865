import { createTokenSource } from '@onlend/core/internal'

/** Asks the shop's own server, which knows who is signed in at the shop, for a short-lived token to the relay. */
export const shopTokens = createTokenSource({
  async fetchToken(signal) {
    const answer = await fetch('/token', { method: 'POST', signal })
    if (answer.status === 401) return null
    if (!answer.ok) throw new TypeError('The shop could not give a token.')
    return answer.json()
  },
})
