import { brandOf } from '@/brands';
import { downloads } from '@/brands/downloads';
import { releaseNotes } from '@/brands/release-notes';
import { appConfig } from '@/lib/contract/app-config';
import type { Api } from '../api/api';
import { route } from '../api/route';

/** What the app and the download page show of a brand's app. */
export function registerAppConfigRoutes(api: Api): void {
  route(api, appConfig, async ({ input }) => {
    const brand = brandOf(input.appcode?.toLowerCase() ?? '');
    const packagePath = downloads.packagePath.replace('{package}', input.v ?? brand.packageCode);
    return {
      IsSuccess: true,
      Data: {
        appCode: brand.appCode,
        appName: brand.appName,
        version: brand.version,
        updatedOn: brand.updatedOn,
        notes: [...(releaseNotes[brand.version] ?? [])],
        androidUrl: `${downloads.standardOrigin}${packagePath}`,
        iosUrl: brand.iosStoreUrl,
      },
    };
  });
}
