/** The open kits' words in the twelve languages; a gap where the school word is not known for sure. */
import type { TopicPack } from '../topics/topic-pack.ts';

type Row = readonly [string, string, string, string, string, string, string, string, string, string, string, string];

function row(...[ar, bn, zh, fr, hi, ja, ko, pt, ru, es, uk, vi]: Row): TopicPack['translations'][string] {
  return {
    Arabic: ar, Bengali: bn, 'Chinese (Simplified)': zh, French: fr, Hindi: hi, Japanese: ja,
    Korean: ko, Portuguese: pt, Russian: ru, Spanish: es, Ukrainian: uk, Vietnamese: vi,
  };
}

export const OPEN_TRANSLATIONS: TopicPack['translations'] = {
  observe: row('يلاحظ', 'পর্যবেক্ষণ করা', '观察', 'observer', 'अवलोकन करना', '観察する', '관찰하다', 'observar', 'наблюдать', 'observar', 'спостерігати', 'quan sát'),
  compare: row('يقارن', 'তুলনা করা', '比较', 'comparer', 'तुलना करना', '比べる', '비교하다', 'comparar', 'сравнивать', 'comparar', 'порівнювати', 'so sánh'),
  describe: row('يصف', 'বর্ণনা করা', '描述', 'décrire', 'वर्णन करना', '描写する', '묘사하다', 'descrever', 'описывать', 'describir', 'описувати', 'miêu tả'),
  predict: row('يتوقع', 'অনুমান করা', '预测', 'prédire', 'अनुमान लगाना', '予想する', '예측하다', 'prever', 'предсказывать', 'predecir', 'передбачати', 'dự đoán'),
  sort: row('يصنف', 'বাছাই করা', '分类', 'trier', 'छाँटना', '仲間分けする', '분류하다', 'separar em grupos', 'сортировать', 'ordenar en grupos', 'сортувати', 'phân loại'),
  question: row('سؤال', 'প্রশ্ন', '问题', 'question', 'प्रश्न', '質問', '질문', 'pergunta', 'вопрос', 'pregunta', 'запитання', 'câu hỏi'),
  detail: row('تفصيل', 'বিস্তারিত বিবরণ', '细节', 'détail', 'विवरण', '細部', '세부 사항', 'detalhe', 'деталь', 'detalle', 'деталь', 'chi tiết'),
  fact: row('حقيقة', 'তথ্য', '事实', 'fait', 'तथ्य', '事実', '사실', 'fato', 'факт', 'hecho', 'факт', 'sự thật'),
  opinion: row('رأي', 'মতামত', '观点', 'opinion', 'राय', '意見', '의견', 'opinião', 'мнение', 'opinión', 'думка', 'ý kiến'),
  clue: row('دليل', 'সূত্র', '线索', 'indice', 'सुराग', '手がかり', '단서', 'pista', 'подсказка', 'pista', 'підказка', 'manh mối'),
  reason: row('سبب', 'কারণ', '理由', 'raison', 'कारण', '理由', '이유', 'razão', 'причина', 'razón', 'причина', 'lý do'),
  pattern: row('نمط', 'প্যাটার্ন', '规律', 'régularité', 'पैटर्न', 'パターン', '규칙성', 'padrão', 'закономерность', 'patrón', 'закономірність', 'quy luật'),
  evidence: row('أدلة', 'প্রমাণ', '证据', 'preuves', 'प्रमाण', '証拠', '증거', 'evidência', 'доказательства', 'evidencia', 'докази', 'bằng chứng'),
  source: row('مصدر', 'উৎস', '来源', 'source', 'स्रोत', '情報源', '출처', 'fonte', 'источник', 'fuente', 'джерело', 'nguồn'),
  claim: row('ادعاء', 'দাবি', '主张', 'affirmation', 'दावा', '主張', '주장', 'afirmação', 'утверждение', 'afirmación', 'твердження', 'luận điểm'),
  cause: row('سبب', 'কারণ', '原因', 'cause', 'कारण', '原因', '원인', 'causa', 'причина', 'causa', 'причина', 'nguyên nhân'),
  effect: row('نتيجة', 'ফলাফল', '结果', 'effet', 'प्रभाव', '結果', '결과', 'efeito', 'следствие', 'efecto', 'наслідок', 'kết quả'),
  conclusion: row('استنتاج', 'সিদ্ধান্ত', '结论', 'conclusion', 'निष्कर्ष', '結論', '결론', 'conclusão', 'вывод', 'conclusión', 'висновок', 'kết luận'),
  category: row('فئة', 'শ্রেণি', '类别', 'catégorie', 'श्रेणी', '分類', '범주', 'categoria', 'категория', 'categoría', 'категорія', 'nhóm'),
  summarize: row('يلخص', 'সারসংক্ষেপ করা', '概括', 'résumer', 'सारांश बताना', '要約する', '요약하다', 'resumir', 'кратко излагать', 'resumir', 'стисло викладати', 'tóm tắt'),
  infer: row('يستنتج', 'অনুমান করা', '推断', 'déduire', 'अनुमान निकालना', '推論する', '추론하다', 'inferir', 'делать вывод', 'inferir', 'робити висновок', 'suy luận'),
  classify: row('يصنف', 'শ্রেণিবিন্যাস করা', '分类', 'classer', 'वर्गीकरण करना', '分類する', '분류하다', 'classificar', 'классифицировать', 'clasificar', 'класифікувати', 'phân loại'),
  perspective: row('وجهة نظر', 'দৃষ্টিভঙ্গি', '视角', 'point de vue', 'दृष्टिकोण', '視点', '관점', 'perspectiva', 'точка зрения', 'perspectiva', 'точка зору', 'quan điểm'),
  context: row('سياق', 'প্রসঙ্গ', '背景', 'contexte', 'संदर्भ', '文脈', '맥락', 'contexto', 'контекст', 'contexto', 'контекст', 'bối cảnh'),
  bias: row('تحيز', 'পক্ষপাত', '偏见', 'parti pris', 'पूर्वाग्रह', '偏り', '편향', 'viés', 'предвзятость', 'sesgo', 'упередженість', 'thiên kiến'),
  consequence: row('عاقبة', 'পরিণতি', '后果', 'conséquence', 'परिणाम', '結果', '결과', 'consequência', 'последствие', 'consecuencia', 'наслідок', 'hậu quả'),
  analyze: row('يحلل', 'বিশ্লেষণ করা', '分析', 'analyser', 'विश्लेषण करना', '分析する', '분석하다', 'analisar', 'анализировать', 'analizar', 'аналізувати', 'phân tích'),
  cite: row('يستشهد بمصدر', 'উদ্ধৃত করা', '引用', 'citer', 'उद्धृत करना', '引用する', '인용하다', 'citar', 'ссылаться', 'citar', 'посилатися', 'trích dẫn'),
  contrast: row('يبين الاختلاف', 'পার্থক্য দেখানো', '对比', 'montrer les différences', 'अंतर बताना', '対比する', '대조하다', 'contrastar', 'противопоставлять', 'contrastar', 'протиставляти', 'đối chiếu'),
  counterclaim: row('ادعاء مضاد', 'পাল্টা দাবি', '反方主张', 'contre-argument', 'प्रतिदावा', '反論', '반론', 'contra-argumento', 'контраргумент', 'contraargumento', 'контраргумент', 'phản luận điểm'),
  assumption: row('افتراض', 'অনুমান', '假定', 'présupposé', 'पूर्वधारणा', '前提', '가정', 'pressuposto', 'допущение', 'supuesto', 'припущення', 'giả định'),
  correlation: row('ارتباط', 'পারস্পরিক সম্পর্ক', '相关性', 'corrélation', 'सहसंबंध', '相関', '상관관계', 'correlação', 'корреляция', 'correlación', 'кореляція', 'tương quan'),
  implication: row('دلالة ضمنية', 'নিহিতার্থ', '含义', 'implication', 'निहितार्थ', '含意', '함의', 'implicação', 'следствие', 'implicación', 'наслідок', 'hàm ý'),
  corroborate: row('يؤيد بالأدلة', 'সমর্থন করা', '证实', 'corroborer', 'पुष्टि करना', '裏付ける', '뒷받침하다', 'corroborar', 'подтверждать', 'corroborar', 'підтверджувати', 'chứng thực'),
  synthesize: row('يركّب', 'সংশ্লেষণ করা', '综合', 'synthétiser', 'संश्लेषण करना', '統合する', '종합하다', 'sintetizar', 'синтезировать', 'sintetizar', 'синтезувати', 'tổng hợp'),
  evaluate: row('يقيّم', 'মূল্যায়ন করা', '评价', 'évaluer', 'मूल्यांकन करना', '評価する', '평가하다', 'avaliar', 'оценивать', 'evaluar', 'оцінювати', 'đánh giá'),
};
