import type { ConsentDocument } from '../../account/registration-fields';
import { agreementInfo } from '../../contract/browser/agreement-info';
import { fieldsOf } from '../../contract/call';
import { callApi } from '../http/call-api';
import { storedChannel } from './registration-payload';

/** The parts of the form that {@link renewDocuments} needs. */
export interface ConsentForm {
  element: (name: string) => HTMLInputElement | undefined;
  setError: (name: 'agreements', message: string) => void;
}

const UPDATED = '协议已更新，请重新阅读并同意';

let current: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * Shows a form's clauses in the versions in force, because the page may be older than they are. If the visitor agreed
 * to other versions, the form asks again. If the server does not answer, the page's versions stay, and the server
 * checks the registration against them.
 */
export async function renewDocuments(
  documents: readonly ConsentDocument[],
  form: ConsentForm,
  show: (documents: readonly ConsentDocument[]) => void,
): Promise<void> {
  const versions = await versionsInForce();
  const renewed = documents.map((document) => ({
    ...document,
    version: versions.get(document.slug) ?? document.version,
  }));
  if (renewed.every(({ version }, index) => version === documents[index]?.version)) return;
  show(renewed);
  const box = form.element('agreements');
  if (!box?.checked) return;
  box.checked = false;
  form.setError('agreements', UPDATED);
}

/** The versions of the clauses in force, by slug; read once per page, empty if the server does not answer. */
export function versionsInForce(): Promise<ReadonlyMap<string, string>> {
  current ??= readVersions();
  return current;
}

async function readVersions(): Promise<ReadonlyMap<string, string>> {
  const { appcode } = storedChannel();
  try {
    const { Data } = await callApi(agreementInfo, appcode ? { appcode } : {});
    return new Map((fieldsOf(Data).agreements ?? []).map(({ slug, version }) => [slug, version]));
  } catch {
    current = undefined;
    return new Map();
  }
}
