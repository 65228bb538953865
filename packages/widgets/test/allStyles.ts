import { buildStyles as buildBulkStyles } from '../../bulk/build/buildStyles.ts'
import { buildStyles } from '../build/buildStyles.ts'
import type { CompiledStyles } from '../build/compileStyles.ts'

/** The kit's style sheet followed by what the widgets for bulk work add. */
export function allStyles(): CompiledStyles {
  const [kit, bulk] = [buildStyles(), buildBulkStyles()]
  return { layered: kit.layered + bulk.layered, plain: kit.plain + bulk.plain }
}
