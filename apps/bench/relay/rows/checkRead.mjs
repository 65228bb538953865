import { isDeepStrictEqual } from 'node:util'
import { readHeaders } from '../load/readHeaders.mjs'
import { answers } from '../upstream/answers.mjs'
import { dropSecrets } from '../upstream/dropSecrets.mjs'

/**
 * Reads once and compares: byte for byte where nothing has to go, else the same data without the secrets.
 *
 * @throws Error when the answer is another one, or holds a secret.
 */
export async function checkRead({ url, partner, contestant }) {
  const response = await fetch(url, { headers: readHeaders })
  const text = await response.text()
  const fail = (reason) => {
    throw new Error(`${reason} (${response.status}, ${text.length} characters)`)
  }
  if (response.status !== 200) fail('a read was not answered with 200')
  const sent = answers[partner]
  const hasSecrets = sent.includes('app_key')
  if (!contestant.scrubs || (!hasSecrets && contestant.name !== 'undici-parse')) {
    if (text !== sent) fail('the bytes of an answer were changed')
    return
  }
  if (/app_key|ak_bench/.test(text)) fail('a secret was let through')
  if (!isDeepStrictEqual(JSON.parse(text), dropSecrets(JSON.parse(sent)))) fail('data was lost or changed')
}
