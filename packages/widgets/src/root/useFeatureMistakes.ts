'use client'
import { useEffect } from 'react'

// A bundler replaces it, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

/** Reports, during development, features that are named nearly as widgets are; a dot begins the name of a field. */
export function useFeatureMistakes(names: readonly string[]): void {
  const written = names.join(' ')
  useEffect(() => {
    // A block, not an early return, behind which a bundler would keep the file.
    if (process.env.NODE_ENV !== 'production' && written !== '') {
      const features = written.split(' ').map((name) => name.split('.')[0] ?? name)
      // The check is only advice: a failed fetch is ignored.
      import('./mistakes/warnUnknownFeatures.ts').then(
        (module) => module.warnUnknownFeatures(features),
        Object,
      )
    }
  }, [written])
}
