import type { creditAssessment as english } from '../../copy/en/creditAssessment.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessment: Translation<typeof english> = {
  'creditAssessment.title': 'Avaliação de crédito',
  'creditAssessment.intro':
    'A entidade de crédito lê estes documentos e números antes de decidir um limite. Pare quando quiser: o que juntou fica guardado, e pode continuar mais tarde em qualquer aparelho.',
  'creditAssessment.sections': 'Partes da avaliação de crédito',
  'creditAssessment.section.company': 'Documentos da empresa',
  'creditAssessment.section.finances': 'Contas e extratos',
  'creditAssessment.section.figures': 'Números',
  'creditAssessment.section.agreement': 'Acordo',
  'creditAssessment.section.account': 'Papéis da conta bancária',
  'creditAssessment.section.check': 'Verificar e enviar',
  'creditAssessment.section.company.text':
    'Papéis que mostram o que é a empresa, a quem pertence e quem a dirige.',
  'creditAssessment.section.finances.text': 'Papéis que mostram o dinheiro que entra e que sai.',
  'creditAssessment.section.figures.text': 'Doze números para cada ano, tal como estão nas suas contas.',
  'creditAssessment.section.agreement.text':
    'O que foi acordado com a entidade de crédito, e quem o aceitou.',
  'creditAssessment.section.account.text': 'Papéis da conta em que o dinheiro é depositado.',
  'creditAssessment.section.check.text':
    'Leia tudo mais uma vez. O que foi enviado não pode ser retirado nem alterado aqui.',
  'creditAssessment.state.none': 'Ainda nada foi juntado',
  'creditAssessment.state.some': 'Feito: {done} de {total}',
  'creditAssessment.state.all': 'Completo',
  'creditAssessment.state.problems': {
    one: '{count} ponto a verificar',
    other: '{count} pontos a verificar',
  },
  'creditAssessment.state.ready': 'Está tudo aqui. Pode enviar a avaliação.',
  'creditAssessment.state.notReady': {
    one: 'Ainda falta {count} passo',
    other: 'Ainda faltam {count} passos',
  },
  'creditAssessment.progress': 'Progresso da avaliação',
  'creditAssessment.progress.steps': 'Passos feitos: {done} de {total}',
  'creditAssessment.allParts': 'Todas as partes',
  'creditAssessment.next': 'Seguinte: {part}',
  'creditAssessment.previous': 'Voltar: {part}',
  'creditAssessment.saved.loading': 'A procurar o que foi guardado',
  'creditAssessment.saved.saving': 'A guardar',
  'creditAssessment.saved.everybody': 'Guardado para todas as pessoas de {partner}, {time}',
  'creditAssessment.saved.everybody.noName': 'Guardado para todas as pessoas que trabalham nisto, {time}',
  'creditAssessment.saved.by': 'Última alteração de {name}, {time}',
  'creditAssessment.saved.empty': 'O que juntar fica guardado à medida que avança.',
  'creditAssessment.saved.local':
    'Guardado só neste aparelho. Os seus colegas veem-no assim que houver ligação à internet.',
  'creditAssessment.conflict.title': '{name} alterou os mesmos números',
  'creditAssessment.conflict.title.noName': 'Outra pessoa alterou os mesmos números',
  'creditAssessment.conflict.text':
    'O que introduziu é diferente do que está guardado. Só estão em causa as células que foram alteradas dos dois lados. Escolha o que quer manter.',
  'creditAssessment.conflict.theirs': 'Usar os números guardados',
  'creditAssessment.conflict.mine': 'Manter os meus números',
  'creditAssessment.mayNotApply':
    'Se este documento não existe na sua empresa, indique-o abaixo: a avaliação é então enviada sem ele, e a entidade de crédito pode pedir-lho.',
  'creditAssessment.filesNeeded': {
    one: 'É preciso {count} ficheiro.',
    other: 'São precisos {count} ficheiros. São numerados pela ordem em que aparecem.',
  },
  'creditAssessment.unused':
    'Já não apresenta números de {year}, por isso estes ficheiros ficam guardados, mas não são enviados. Escolha de novo esse ano em «Números», ou remova-os.',
  'creditAssessment.share': 'Pedir a um colega',
  'creditAssessment.submit': 'Enviar a avaliação',
  'creditAssessment.rejected.title':
    'A avaliação não foi aceite. Todos os ficheiros e números ficam guardados.',
  'creditAssessment.error.REQUIRED': 'Junte um ficheiro para «{document}»',
  'creditAssessment.error.TOO_FEW_FILES': {
    one: '«{document}» precisa de {count} ficheiro',
    other: '«{document}» precisa de {count} ficheiros',
  },
  'creditAssessment.error.STILL_UPLOADING':
    'Espere até que os ficheiros para «{document}» estejam carregados',
  'creditAssessment.error.FILE_PROBLEM': 'Remova ou substitua o ficheiro com problema em «{document}»',
  'creditAssessment.error.missingFiles': {
    one: '{part}: falta {count} documento',
    other: '{part}: faltam {count} documentos',
  },
  'creditAssessment.error.missingFigures': {
    one: 'Números de {year}: falta {count}',
    other: 'Números de {year}: faltam {count}',
  },
}
