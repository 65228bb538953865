import { toHex } from '@onlend/core/internal'
import { sealBatches } from './batches/sealBatches.ts'
import { overrideStore } from './database/overrideStore.ts'
import { type About, createSealer } from './database/sealing/createSealer.ts'
import type { Sealing } from './database/sealing/createSealing.ts'
import { SealedTextError } from './database/sealing/SealedTextError.ts'
import { sealInbox } from './inbox/sealInbox.ts'
import { sealLedger } from './ledger/sealLedger.ts'
import { keyedHash, type Sign } from './lib/keyedHash.ts'
import type { RelayStore } from './RelayStore.ts'
import { sealUploads } from './uploads/sealUploads.ts'

/** A store whose database holds names, messages and drafts of people only sealed. */
export type SealedStore = RelayStore & {
  /** The random secret of the ledger's hashes, which makes them hard to guess: the same for every instance, and stored sealed. */
  secret(): Promise<string>
}

type SealStoreOptions = {
  sealing: Sealing
  /** Called when a stored text does not open, since its secret is missing; reports it to the log. */
  onUnreadable: () => void
}

/**
 * Seals texts on their way into a store and opens them on their way out, each module its part: bodies of answers and webhooks, names, messages, reasons,
 * evidence, drafts. The values that the database compares stay as they are: ids, references, amounts, states, keyed hashes, last digits.
 */
export function sealStore(store: RelayStore, { sealing, onUnreadable }: SealStoreOptions): SealedStore {
  let secret: Promise<string> | null = null
  const getSecret = (): Promise<string> => {
    secret ??= readSecret(store, sealing).catch((error: unknown) => {
      secret = null
      if (error instanceof SealedTextError) onUnreadable()
      throw error
    })
    return secret
  }
  // The secret is at hand before a transaction begins, which might be waiting for the only connection.
  const signer = async (): Promise<Sign> => {
    const key = await getSecret()
    return (text) => keyedHash(key, text)
  }
  const tools = { ...createSealer({ sealing, onUnreadable }), signer }
  const sealed = sealBatches(sealUploads(sealInbox(sealLedger(store, tools), tools), tools), tools)
  const overrides = {
    secret: getSecret,
    async revoke(environment, revocation) {
      // A sign-out needs no entry, and must not fail where the secret is away.
      const signed = revocation.by === undefined ? {} : { sign: await signer() }
      return store.revoke(environment, { ...revocation, ...signed })
    },
  } satisfies Partial<SealedStore>
  return overrideStore<RelayStore, typeof overrides>(sealed, overrides)
}

/** Reads the secret of the hashes, which the instance that asks first makes, and seals it anew where its sealing secret has changed. */
async function readSecret(store: RelayStore, sealing: Sealing): Promise<string> {
  const about: About = 'secret'
  const kept =
    (await store.findSetting(name)) ??
    (await store.keepSetting(name, await sealing.seal(makeSecret(), about)))
  const secret = await sealing.open(kept, about)
  if (!(await sealing.isCurrent(kept)))
    await store.replaceSetting(name, { from: kept, to: await sealing.seal(secret, about) })
  return secret
}

const name = 'hash_secret'

const makeSecret = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)))
