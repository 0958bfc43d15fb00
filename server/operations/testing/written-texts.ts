type Run = (operation: string, input: Record<string, unknown>, operator?: string) => Promise<string>;
type Input = Record<string, unknown>;

/** What a revision with arms says of its experiment. */
export const EXPERIMENT = { hypothesis: '短标题更容易看懂', measure: 'accounts', smallest: 10 } as const;

/** An experiment with two headlines. */
export const COMPARED = {
  experiment: EXPERIMENT,
  arms: [
    { name: 'plain', weight: 50 },
    { name: 'calm', weight: 50, patch: { hero: { headline: '看得懂，再上车' } } },
  ],
};

/** Li Na writes texts of a campaign, and Wang Wei approves them. A text is a headline or a patch. */
export function writtenTexts(run: Run, campaign: string) {
  /** Stores a change of what visitors see, unless it has a base of its own. @returns the revision */
  const edit = async (text: string | object, more: Input = {}): Promise<string> => {
    const { base } = JSON.parse(await run('campaigns text', { campaign, ...more }));
    const patch = typeof text === 'string' ? { hero: { headline: text } } : text;
    const stored = await run('campaigns edit', { campaign, file: JSON.stringify({ base, ...patch }), ...more });
    return /的版本 (\d+)/.exec(stored)?.[1] ?? '';
  };
  const approved = async (text: string | object, more: Input = {}): Promise<string> => {
    const revision = await edit(text, more);
    await run('campaigns submit', { revision });
    await run('campaigns approve', { revision }, 'Wang Wei');
    return revision;
  };
  const published = async (text: string | object, more: Input = {}, when: Input = {}): Promise<string> => {
    const revision = await approved(text, more);
    await run('campaigns publish', { revision, ...when });
    return revision;
  };
  return { edit, approved, published };
}
