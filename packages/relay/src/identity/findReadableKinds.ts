import { operations } from '@onlend/core/operations'
import type { Owner } from '../database/Owner.ts'
import type { IdentityContext } from './IdentityContext.ts'
import { createReadCheck, type ReadQuestion } from './createReadCheck.ts'

/**
 * The kinds of operations of an owner that a person may see; `null` for all, without a limit. The check asks about every kind, also those that the
 * owner has not used, so that the questions reveal nothing of the owner.
 *
 * @throws RelayRefusal when the host cannot say.
 */
export async function findReadableKinds(
  context: IdentityContext,
  { owner, ...question }: ReadQuestion & { owner: Pick<Owner, 'kind' | 'id'> },
): Promise<ReadonlySet<string> | null> {
  if (!context.identity.authorize && question.principal.endpoints === undefined) return null
  const mayRead = createReadCheck(context, question)
  const kinds = Object.values(operations).map(({ endpoint }) => endpoint.name)
  const answers = await Promise.all(kinds.map((kind) => mayRead(owner, kind)))
  return new Set(kinds.filter((_kind, at) => answers[at]))
}
