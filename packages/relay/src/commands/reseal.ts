import type { OperatedRelay } from './OperatorCommand.ts'

/** Seals the texts of older secrets under the first secret of the ledger, and says whether the older ones can be taken out; ends with 1 where not. */
export async function reseal(
  relay: Pick<OperatedRelay, 'reseal'>,
  { print }: { print: (line: string) => void },
): Promise<number> {
  const { resealed } = await relay.reseal()
  // A second pass finds what another instance has sealed meanwhile.
  const left = await relay.reseal()
  if (left.unreadable > 0)
    print(
      `${left.unreadable} texts do not open: give the secret that sealed them again, beside the first. ${resealed} were sealed anew.`,
    )
  else if (left.resealed > 0)
    print(
      'Another instance still seals under an older secret: give every instance the new one first, then run this again.',
    )
  else
    print(
      `${resealed} texts were sealed anew, and nothing is sealed under an older secret: those beside the first can be taken out.`,
    )
  return left.unreadable + left.resealed === 0 ? 0 : 1
}
