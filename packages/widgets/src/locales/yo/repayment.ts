import type { repayment as english } from '../../copy/en/repayment.ts'
import type { Translation } from '../Translation.ts'

export const repayment: Translation<typeof english> = {
  'repayment.title': 'Jábọ̀ ìsanpadà',
  'repayment.intro':
    'Ẹ sọ fún wa pé oníbàárà kan ti san nínú owó tó yá. Ìjábọ̀ ìsanwó náà nìkan ni èyí: owó kankan kò kúrò níbí.',
  'repayment.loan': 'Owó yíyá',
  'repayment.loan.placeholder': 'Ẹ yan owó yíyá kan',
  'repayment.loan.search': 'Ẹ fi nọ́ńbà ìtọ́kasí tàbí orúkọ wá a',
  'repayment.loan.searchLabel': 'Wá owó yíyá',
  'repayment.loan.toggle': 'Fi àwọn owó yíyá hàn',
  'repayment.loan.loading': 'À ń kó àwọn owó yíyá yín jáde…',
  'repayment.loan.noResults': 'Kò sí owó yíyá tó bá a mu. Ẹ yẹ nọ́ńbà ìtọ́kasí wò, tàbí kí ẹ tẹ̀ ẹ́ fúnra yín.',
  'repayment.loan.results': { other: 'A rí owó yíyá {count}' },
  'repayment.loan.keepTyping': { other: 'Ó ku {count} sí i. Ẹ máa tẹ̀ ẹ́ lọ kí ẹ lè rí i.' },
  'repayment.loan.notListed': 'Máa tẹ ìtọ́kasí fúnra mi',
  'repayment.loan.fromList': 'Yàn nínú àkójọ',
  'repayment.loan.none': 'Ẹ kò tíì ní ìdúnàádúrà tí a gbówó sílẹ̀ fún. Ẹ tẹ nọ́ńbà ìtọ́kasí owó yíyá náà.',
  'repayment.loan.failed': 'A kò lè kó àwọn owó yíyá yín jáde. Ẹ lè tẹ nọ́ńbà ìtọ́kasí náà fúnra yín.',
  'repayment.loan.old': 'Ẹ kò sí lórí ayélujára. Àwọn owó yíyá ti {date} nìyí.',
  'repayment.loan.open': 'Kò tíì parí',
  'repayment.loan.completed': 'Ó ti parí',
  'repayment.reference': 'Nọ́ńbà ìtọ́kasí owó yíyá náà',
  'repayment.reference.hint': 'Nọ́ńbà ìtọ́kasí tí a fi kọ ìdúnàádúrà náà sílẹ̀.',
  'repayment.facts.client': 'Oníbàárà',
  'repayment.facts.amount': 'Owó yíyá',
  'repayment.facts.status': 'Ipò',
  'repayment.facts.started': 'Ìgbà tó bẹ̀rẹ̀',
  'repayment.status.completed': 'Ó ti parí',
  'repayment.status.defaulted': 'Kò san án bó ṣe yẹ',
  'repayment.amount': 'Iye tí oníbàárà san',
  'repayment.amountIn': 'Iye tí oníbàárà san, ní {currency}',
  'repayment.review': 'Yẹ̀ ẹ́ wò',
  'repayment.rejected.title': 'Wọn kò gba ìsanpadà náà',
  'repayment.draftRestored': 'A tọ́jú ohun tí ẹ ti tẹ̀.',
  'repayment.warning.AMOUNT_ABOVE_LOAN':
    'Èyí ju owó yíyá náà, {amount}, lọ. Ẹ yẹ̀ ẹ́ wò. Ẹ lè tẹ̀síwájú tó bá dá yín lójú.',
  'repayment.warning.LOAN_COMPLETED':
    'Àkọsílẹ̀ sọ pé owó yíyá yìí ti parí. Ẹ yẹ̀ ẹ́ wò bóyá òun gan-an ni. Ẹ lè tẹ̀síwájú tó bá dá yín lójú.',
  'repayment.warning.REFERENCE_NOT_LISTED':
    'Kò sí ìkankan nínú àwọn owó yíyá yín tó ní nọ́ńbà ìtọ́kasí yìí. Ẹ yẹ̀ ẹ́ wò. Ẹ lè tẹ̀síwájú tó bá dá yín lójú.',
  'repayment.error.REQUIRED.reference': 'Ẹ yan owó yíyá náà, tàbí kí ẹ tẹ nọ́ńbà ìtọ́kasí rẹ̀',
  'repayment.error.REQUIRED.amount': 'Ẹ tẹ iye tí oníbàárà san',
}
