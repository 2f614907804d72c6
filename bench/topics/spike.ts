import { writeFileSync } from 'node:fs';
import { topicDocuments } from '../../src/composer/understanding/topic-documents.ts';
import { TopicIndex, buildTopicIndex } from '../../src/composer/understanding/topic-index.ts';
import { rankTopics } from '../../src/composer/understanding/rank-topics.ts';
import { readCourseWords } from '../../src/composer/understanding/course-words.ts';
import { typedTopics } from './measure.ts';
export async function main() {
  let t0 = performance.now();
  const json = buildTopicIndex(await topicDocuments()); console.log('build', performance.now()-t0, json.length/1024);
  t0 = performance.now(); const index = TopicIndex.from(json); console.log('load', performance.now()-t0);
  let f=0,fn=0,l=0,n=0; const times:number[]=[]; const misses:string[]=[];
  for (const t of typedTopics()) {
    t0=performance.now(); const c=readCourseWords(t.typed); const r = rankTopics(index.search(c.rest), t.grade); times.push(performance.now()-t0);
    n++; const okL=r.lessons[0]?.id===t.lesson; if(okL)l++;
    const okF=t.families.includes(r.families[0]?.id??''); if(t.families.length){fn++; if(okF)f++;}
    if(!okL||(t.families.length&&!okF)) misses.push(`${t.families.length&&!okF?'F':' '}${okL?' ':'L'} ${t.typed} {${c.rest}} [${t.lesson}] -> ${r.lessons.slice(0,2).map(x=>x.id+' '+x.score.toFixed(0)).join(', ')} | ${r.families.slice(0,2).map(x=>x.id+' '+x.score.toFixed(0)).join(', ')}`);
  }
  times.sort((a,b)=>a-b); console.log('family',(f/fn).toFixed(3),'lesson',(l/n).toFixed(3),n,'ms',times[n>>1]?.toFixed(2),times[Math.floor(n*.95)]?.toFixed(2));
  writeFileSync('/tmp/misses.txt',misses.join('\n'));
}
