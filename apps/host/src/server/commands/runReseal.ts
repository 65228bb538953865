import type { Relay } from '@onlend/relay'

/** Seals the ledger anew, looks at it once more, and says in a sentence or two whether the older secrets can be taken out. */
export async function runReseal(
  relay: Pick<Relay, 'reseal'>,
): Promise<{ isDone: boolean; sentence: string }> {
  const { resealed } = await relay.reseal()
  const left = await relay.reseal()
  if (left.unreadable > 0)
    return {
      isDone: false,
      sentence: `${left.unreadable} texts do not open: give the secret that sealed them again, beside the first. ${resealed} were sealed anew.`,
    }
  if (left.resealed > 0)
    return {
      isDone: false,
      sentence:
        'Another instance still seals under an older secret: give every instance the new one first, then run this again.',
    }
  return {
    isDone: true,
    sentence: `${resealed} texts were sealed anew, and nothing is sealed under an older secret: those beside the first can be taken out.`,
  }
}
