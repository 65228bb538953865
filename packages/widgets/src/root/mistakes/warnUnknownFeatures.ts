import { suggestName, warnMistake } from '@onlend/core/internal'
import { featureNames } from './featureNames.ts'

/** Reports feature names that are nearly those of widgets. A host can have own features, so any other name passes. */
export function warnUnknownFeatures(names: readonly string[]): void {
  for (const name of names) {
    const meant = featureNames.includes(name) ? null : suggestName(name, featureNames)
    if (meant !== null)
      warnMistake(
        `"${name}" is the name of no widget, so nothing is switched off by it. Did you mean "${meant}"?`,
      )
  }
}
