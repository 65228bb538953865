import { type Say, useCatalogue } from '../../words/useCatalogue.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ha } from './ha.ts'
import { ig } from './ig.ts'
import { pt } from './pt.ts'
import { sw } from './sw.ts'
import { yo } from './yo.ts'

const catalogue = { ar, en, fr, ha, ig, pt, sw, yo }

/** Says one of the inbox's sentences, in the language of the page; they come with the page of the inbox. */
export function useInboxWords(): Say<keyof typeof en> {
  return useCatalogue(catalogue)
}
