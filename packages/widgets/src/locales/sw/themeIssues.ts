import type { themeIssues as english } from '../../copy/en/themeIssues.ts'
import type { Translation } from '../Translation.ts'

export const themeIssues: Translation<typeof english> = {
  'theme.issue.UNKNOWN_KEY': '{path} si sehemu ya mandhari, kwa hiyo imeachwa.',
  'theme.issue.WRONG_TYPE': '{path} ina thamani ya aina isiyofaa, kwa hiyo imeachwa.',
  'theme.issue.UNSAFE': '{path} inaweza kubadilisha zaidi ya mwonekano wa wijeti, kwa hiyo imeachwa.',
  'theme.issue.MALFORMED': '{path} ina thamani ambayo mandhari haiielewi, kwa hiyo imeachwa.',
  'theme.issue.TOO_LONG': '{path} ni ndefu mno, kwa hiyo imeachwa.',
  'theme.issue.OUT_OF_RANGE': '{path} ni ndogo au kubwa kuliko mandhari inavyoruhusu, kwa hiyo imeachwa.',
  'theme.contrast.light.repaired':
    'Katika mwonekano mweupe, {token} dhidi ya {against} ina utofautishaji wa {ratio} kwa 1. Inahitaji {required} kwa 1, kwa hiyo rangi nyingine ya karibu imetumiwa.',
  'theme.contrast.dark.repaired':
    'Katika mwonekano mweusi, {token} dhidi ya {against} ina utofautishaji wa {ratio} kwa 1. Inahitaji {required} kwa 1, kwa hiyo rangi nyingine ya karibu imetumiwa.',
  'theme.contrast.light.kept':
    'Katika mwonekano mweupe, {token} dhidi ya {against} ina utofautishaji wa {ratio} kwa 1. Inahitaji {required} kwa 1. Imeachwa kama ulivyoiweka: tafadhali chagua rangi nyingine.',
  'theme.contrast.dark.kept':
    'Katika mwonekano mweusi, {token} dhidi ya {against} ina utofautishaji wa {ratio} kwa 1. Inahitaji {required} kwa 1. Imeachwa kama ulivyoiweka: tafadhali chagua rangi nyingine.',
}
