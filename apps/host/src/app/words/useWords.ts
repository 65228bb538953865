import { en } from './en.ts'
import { ar } from './ar.ts'
import { fr } from './fr.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pt } from './pt.ts'
import { sw } from './sw.ts'
import { tw } from './tw.ts'
import { type Say, useCatalogue } from './useCatalogue.ts'
import { yo } from './yo.ts'

const catalogue = { ar, en, fr, ha, ig, pt, sw, tw, yo }

/** Says one of the app's own sentences, in the language of the page. */
export function useWords(): Say<keyof typeof en> {
  return useCatalogue(catalogue)
}
