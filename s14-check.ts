import { clauses } from '@/clauses';
import { clauseFaults, articlesOf } from '@/server/domain/revisions/clause-versions';
import { SUBJECTS } from '@/server/domain/revisions/subjects';
import { differences } from '@/lib/campaign/revision/differences';
console.log(clauses.map((c) => clauseFaults({ ...c, version: '9.0' }, c.slug, [])));
const { effectiveOn: _, ...c } = clauses[1]!;
const [s, ...o] = c.sections;
for (const ch of [{ version: c.version }, { slug: 'introduction' }, { sections: o }, { summary: '稳赚不赔。' }, { summary: '绯羽贵金属发布。' }, { effectiveOn: '2026-01-01' }]) {
  const r = SUBJECTS.clause.write({ ...c, version: '9.1', ...ch }, { place: { subject: 'clause', slug: 'disclaimer', brand: null } , versions: ['8.0']});
  console.log('faults' in r ? r.faults : 'ok');
}
const changed = { ...c, version: '9.1', asksAgain: true, sections: [{ ...s!, articles: [{ ...s!.articles[0]!, text: '新的一条。' }, ...s!.articles.slice(1)] }, ...o] };
console.log(differences(articlesOf(c), articlesOf(changed as never)).map(({field, before, after}) => [field, before?.slice(0,60), after?.slice(0,60)]));
