import { Reader } from '../readers/Reader.ts'
import { refuseKind } from '../readers/values.ts'

/** The output of a route that answers with the bytes of a file. */
export const fileBytes: Reader<Blob> = /* @__PURE__ */ new Reader((value, issues) =>
  value instanceof Blob ? value : refuseKind(issues, value, 'Blob'),
)
