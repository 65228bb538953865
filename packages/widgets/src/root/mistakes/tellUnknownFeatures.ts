import { suggestName, tellMistake } from '@onlend/core/internal'
import { featureNames } from './featureNames.ts'

/** Tells of names that are nearly those of widgets. A host may have features of its own, so a name that is near none is believed. */
export function tellUnknownFeatures(names: readonly string[]): void {
  for (const name of names) {
    const meant = featureNames.includes(name) ? null : suggestName(name, featureNames)
    if (meant !== null)
      tellMistake(
        `"${name}" is the name of no widget, so nothing is switched off by it. Did you mean "${meant}"?`,
      )
  }
}
