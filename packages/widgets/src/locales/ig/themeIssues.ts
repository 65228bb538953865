import type { themeIssues as english } from '../../copy/en/themeIssues.ts'
import type { Translation } from '../Translation.ts'

export const themeIssues: Translation<typeof english> = {
  'theme.issue.UNKNOWN_KEY': '{path} esoghị n’isiokwu, ya mere e wepụrụ ya.',
  'theme.issue.WRONG_TYPE': '{path} nwere ụdị uru na-ezighị ezi, ya mere e wepụrụ ya.',
  'theme.issue.UNSAFE': '{path} nwere ike ịgbanwe ihe karịrị ọdịdị wijetị, ya mere e wepụrụ ya.',
  'theme.issue.MALFORMED': '{path} nwere uru isiokwu na-aghọtaghị, ya mere e wepụrụ ya.',
  'theme.issue.TOO_LONG': '{path} dị oke ogologo, ya mere e wepụrụ ya.',
  'theme.issue.OUT_OF_RANGE': '{path} dị obere ma ọ bụ buo ibu karịa ihe isiokwu kwere, ya mere e wepụrụ ya.',
  'theme.contrast.light.repaired':
    'N’ụdị na-enwu enwu, ndịiche dị n’agba {token} na {against} bụ {ratio} n’ebe 1. O kwesịrị ịbụ {required} n’ebe 1, ya mere e ji ụdị agba ọzọ.',
  'theme.contrast.dark.repaired':
    'N’ụdị gbara ọchịchịrị, ndịiche dị n’agba {token} na {against} bụ {ratio} n’ebe 1. O kwesịrị ịbụ {required} n’ebe 1, ya mere e ji ụdị agba ọzọ.',
  'theme.contrast.light.kept':
    'N’ụdị na-enwu enwu, ndịiche dị n’agba {token} na {against} bụ {ratio} n’ebe 1. O kwesịrị ịbụ {required} n’ebe 1. A hapụrụ ya otú i si tọọ ya: biko họrọ agba ndị ọzọ.',
  'theme.contrast.dark.kept':
    'N’ụdị gbara ọchịchịrị, ndịiche dị n’agba {token} na {against} bụ {ratio} n’ebe 1. O kwesịrị ịbụ {required} n’ebe 1. A hapụrụ ya otú i si tọọ ya: biko họrọ agba ndị ọzọ.',
}
