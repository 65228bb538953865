import {
  answerFields,
  type EndpointName,
  endpoints,
  type FieldPaths,
  OptionError,
} from '@onlend/core/internal'
import { createProjection, type Projection } from './createProjection.ts'

/** Endpoints with more fields than the default passes, or `all` of them. */
export type MoreAnswerFields = Readonly<Partial<Record<EndpointName, FieldPaths | 'all'>>>

const path = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/

/**
 * The default fields and the host's, ready to be applied.
 *
 * @throws TypeError for an endpoint that does not exist or is not projected, and for a path that names nothing.
 */
export function readAnswerFields(more: MoreAnswerFields): ReadonlyMap<EndpointName, Projection> {
  const projections = new Map<EndpointName, Projection>()
  // The casts name the table's own keys.
  for (const name of Object.keys(answerFields) as EndpointName[]) {
    const added = more[name] ?? []
    const projection = added === 'all' ? true : createProjection([...(answerFields[name] ?? []), ...added])
    projections.set(name, projection)
  }
  for (const [name, added] of Object.entries(more)) {
    if (!Object.hasOwn(endpoints, name) || !Object.hasOwn(answerFields, name))
      throw new OptionError(`answerFields.${name}: the answers of this endpoint are not cut`)
    if (added !== 'all' && !added.every((field) => path.test(field)))
      throw new OptionError(`answerFields.${name} takes paths such as lockbox_account.status`)
  }
  return projections
}
