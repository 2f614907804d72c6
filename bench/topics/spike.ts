
import { writeFileSync } from 'node:fs';
import { readTopic } from '../../src/composer/understanding/read-topic.ts';
import { typedTopics } from './measure.ts';
export async function main() {
  let f=0,fn=0,l=0,n=0,unk=0; const times:number[]=[]; const misses:string[]=[];
  readTopic('water', 3);
  for (const t of typedTopics()) {
    const t0=performance.now(); const r=readTopic(t.typed, t.grade); times.push(performance.now()-t0);
    n++; const okL=r.lesson?.id===t.lesson; if(okL)l++; if(r.certainty==='unknown')unk++;
    const okF=r.families.some(x=>t.families.includes(x)) && t.families.includes(r.families[0]??''); if(t.families.length){fn++; if(okF)f++;}
    if(!okL||(t.families.length&&!okF)) misses.push(`${t.families.length&&!okF?'F':' '}${okL?' ':'L'} ${r.certainty} ${r.coverage.toFixed(2)} ${t.typed} {${r.spelled}|${r.course.rest}} [${t.lesson}] -> ${r.lesson?.id} | ${r.families.join(', ')} | ${r.focus.join(' ')}`);
  }
  times.sort((a,b)=>a-b); console.log('family',(f/fn).toFixed(3),'lesson',(l/n).toFixed(3),'unknown',(unk/n).toFixed(3),n,'ms',times[n>>1]?.toFixed(2),times[Math.floor(n*.95)]?.toFixed(2),times[n-1]?.toFixed(2));
  writeFileSync('/tmp/misses.txt',misses.join('\n'));
}
