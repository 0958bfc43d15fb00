import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentEditor } from './document-editor';
import { DOCUMENTS, faultsAt } from './documents';

// Asks the router, which the form does not need otherwise.
jest.mock('../parts/use-unsaved', () => ({ useUnsaved: () => {} }));

const CLAUSE = {
  ...{ base: 0, slug: 'disclaimer', title: '免责声明', version: '1.0', summary: '一句话。' },
  sections: [{ id: 'risk', title: '风险', articles: [{ text: '第一条。' }] }],
};

// jsdom has no layout.
beforeEach(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

/** Opens the editor of a clause on a server that finds a fault in every version but 2.0. */
function open() {
  global.fetch = (async (url: string, { body }: { body: string }) => {
    const { file } = JSON.parse(body).input;
    const faults = file && JSON.parse(file).version !== '2.0' ? [['version', '须高于 1.0']] : [];
    const answer = String(url).endsWith(encodeURIComponent('clauses text'))
      ? [{ kind: 'document', type: 'application/json', content: JSON.stringify(CLAUSE) }]
      : [{ kind: 'table', table: 'definition_faults', columns: ['field', 'fault'], rows: faults }];
    return { ok: true, status: 200, json: async () => ({ answer }) };
  }) as never;
  const brands = [{ value: 'bfzh', label: '百福' }];
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <DocumentEditor
        of={{ subject: 'clause', name: 'disclaimer' }}
        start={{}}
        revision={undefined}
        replaced={undefined}
        brands={brands}
        onStored={() => {}}
      />
    </QueryClientProvider>,
  );
}

test('shows faults at their fields while one writes, saves only without, and keeps what is not saved', async () => {
  const first = open();
  const title = await screen.findByLabelText('标题');
  expect(screen.queryByText('须高于 1.0')).toBeNull();
  await userEvent.type(title, '书');
  expect(await screen.findByText('须高于 1.0', undefined, { timeout: 5_000 })).toBeVisible();
  const save = screen.getByRole('button', { name: '核对并送审' });
  expect(save).toBeDisabled();
  const version = screen.getByLabelText('版本号');
  await userEvent.clear(version);
  await userEvent.type(version, '2.0');
  await waitFor(() => expect(save).toBeEnabled(), { timeout: 5_000 });
  first.unmount();
  open();
  expect(await screen.findByDisplayValue('免责声明书')).toBeVisible();
  expect(screen.getByText(/留在这台设备上的改动/)).toBeVisible();
});

test('a fault is at the field that it names, or at what the field is in', () => {
  const values = { hero: {}, rules: [{ heading: '活动对象', items: ['任何人。'] }], activities: [{ kind: 'wheel' }] };
  const at = (field: string) => [...faultsAt(DOCUMENTS.definition.form, [{ field, fault: '错' }], values).keys()];
  expect(['hero.lead', 'hero.colour', 'rules.活动对象.0', 'activities.0.segments.9.id', 'ownPage'].flatMap(at)).toEqual(
    [...['hero.lead', 'hero', 'rules.0.items.0'], ...['activities.0.segments.9', '']],
  );
});
