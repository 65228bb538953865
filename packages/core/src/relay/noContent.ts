import { Reader } from '../readers/Reader.ts'

/** The output of a route that answers with a status and headers alone. */
export const noContent: Reader<undefined> = /* @__PURE__ */ new Reader(() => undefined)
