export default async function Page({ params }: { params: Promise<{ variant: string }> }) {
  return <h1>404 {(await params).variant}</h1>;
}
