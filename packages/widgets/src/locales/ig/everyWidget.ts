import type { everyWidget as english } from '../../copy/en/everyWidget.ts'
import type { Translation } from '../Translation.ts'

export const everyWidget: Translation<typeof english> = {
  'common.retry': 'Nwaa ọzọ',
  'common.loading': 'Na-ebubata',
  'common.newTab': '(ọ ga-emepe na taabụ ọhụrụ)',
  'common.close': 'Mechie',
  'common.copy': 'Detuo',
  'common.copied': 'E deturu ya',
  'common.copyRefused':
    'Ihe nchọgharị gị ekweghị ka anyị detuo ya. Anyị ahọrọla ederede ahụ: detuo ya ebe a.',
  'common.offline': 'Ị nọghị n’ịntanetị. Nke a bụ ihe anyị hụrụ ikpeazụ, {age}.',
  'common.stale': 'Anyị enweghị ike imelite nke a. Ihe ị na-ahụ bụ nke anyị hụrụ ikpeazụ, {age}.',
  'common.justNow': 'ugbu a',
  'common.chunkFailed': 'Anyị enweghị ike ibubata akụkụ a.',
  'common.chunkFailed.text':
    'A ga-anwa ọzọ mgbe ị laghachiri n’ịntanetị. Ọ bụrụ na ọ ka na-ada, bubata peeji a ọzọ.',
  'common.contactSupport': 'Kpọtụrụ ndị enyemaka',
  'common.errors.title': 'E nwere nsogbu',
  'common.crashed.title': 'Akụkụ a nke peeji a kwụsịrị ịrụ ọrụ',
  'common.crashed.text': 'A gbanweghị ihe ọ bụla. Nwaa ọzọ, ma ọ bụ bubata peeji a ọzọ.',
  'common.failed.network': 'Anyị enweghị ike iru ndị ọrụ mgbazinye. Lelee njikọ ịntanetị gị ma nwaa ọzọ.',
  'common.failed.offline': 'Ị nọghị n’ịntanetị. Jikọọ n’ịntanetị ma nwaa ọzọ.',
  'common.failed.server': 'Ndị ọrụ mgbazinye nwere nsogbu. Nwaa ọzọ n’oge na-adịghị anya.',
  'common.failed.busy': 'Arịrịọ dị ọtụtụ n’otu oge. Chere ntakịrị, nwaazie ọzọ.',
  'common.failed.credentials':
    'Ndị ọrụ mgbazinye anaghị anabata ngwa a ugbu a. Ichere agaghị enye aka. Gwa ndị na-elekọta ngwa a, nye ha nọmba arịrịọ ahụ.',
  'common.failed.session': 'Oge nbanye gị agwụla. Banye ọzọ ka ị hụ nke a.',
  'common.failed.permission': 'I nweghị ikike ịhụ nke a.',
  'common.failed.contract': 'Ndị ọrụ mgbazinye zara n’ụzọ anyị na-enweghị ike ịgụ.',
  'common.failed.noRelay':
    'Ọ bụghị ndị ọrụ mgbazinye zara, ya mere anyị amaghị ihe ọ bụla banyere ego gị ugbu a. Nwaa ọzọ. Ọ bụrụ na ọ na-adị otú a, gwa ndị nkwado.',
  'common.failed.other': 'Anyị enweghị ike ibubata nke a.',
  'common.requestId': 'ID arịrịọ',
}
