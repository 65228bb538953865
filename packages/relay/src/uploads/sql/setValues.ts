import type { UploadSet } from '../UploadRecord.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** A set as the first five parameters of a statement: environment, kind and id of the owner, endpoint, set. */
export function setValues({ owner, kind, set }: UploadSet): [string, string, string, string, string] {
  return [...ownerValues(owner), kind, set]
}
